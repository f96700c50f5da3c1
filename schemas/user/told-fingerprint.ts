/** By which a form that sets all that it shows says what that was, so that nothing is overwritten unseen. */
export const toldFingerprint = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{22,64}$',
  'x-personal': 'token',
  description: 'ours: of what is told here. What sets it anew sends it back',
} as const;

/** In the call that sets it anew. */
export const toldSeen = {
  ...toldFingerprint,
  description:
    'ours: as it was shown: where it has changed since, nothing is stored (request.outdated), unless it is just so already, as after an answer that was lost; absent: whatever it is',
} as const;
