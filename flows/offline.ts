/** What is said where nobody answered: neither the shop nor, for code that is loaded late, its files. */
export const offlineMessage = '通信できませんでした。電波の状況をお確かめのうえ、もう一度お試しください。';
