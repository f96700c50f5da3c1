/** What the names of the fields begin with in which another sender is typed in: `sender.city`. */
export const senderStart = 'sender.';
