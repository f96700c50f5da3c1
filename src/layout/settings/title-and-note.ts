/**
 * What a shop says over the form of a screen for members.
 *
 * @param note where it stands, and what an empty one means
 */
export const titleAndNote = (note: string) =>
  ({
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      note: { type: 'string', title: note, maxLength: 200, default: '' },
    },
    required: ['title', 'note'],
    additionalProperties: false,
  }) as const;
