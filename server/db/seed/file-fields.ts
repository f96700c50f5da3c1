/** Words that the files of the demo shops share, for the schemas of the kinds. */
export const text = { type: 'string' } as const;
export const key = { type: 'string', minLength: 1 } as const;
export const keys = { type: 'array', items: key } as const;
export const yen = { type: 'integer', minimum: 0 } as const;
/** A day, or a moment with its offset. */
export const moment = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T[0-9:.]+([+-]\\d{2}:\\d{2}|Z))?$' } as const;
export const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

/** `name` where the file is not called like the thing that it shows. */
export const picture = { type: 'object', properties: { name: key, alt: text }, required: ['alt'] } as const;

export const named = { type: 'object', properties: { key, name: key, kana: text }, required: ['key', 'name'] } as const;

export const html = {
  type: 'object',
  properties: { code: key, title: text, html: text },
  required: ['code', 'title', 'html'],
} as const;

/** A day alone is its noon in Japan. */
export const momentOf = (text: string): Date => new Date(text.includes('T') ? text : `${text}T12:00:00+09:00`);
