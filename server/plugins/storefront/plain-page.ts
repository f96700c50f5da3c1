/** What a visitor sees when not even the shop's looks can be read: plain, kind, and worth coming back to. */
export const retryAfterSeconds = 10;

export type PlainPage = 'unavailable' | 'maintenance' | 'malformed';

export const plainStyle =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.8 "Hiragino Sans","Noto Sans JP",sans-serif;color:#2b2925;background:#faf7f1}main{padding:24px;max-width:32em}h1{font-size:20px;line-height:1.5}a{color:inherit}';

const again = '<a href="">もう一度読み込む</a>';

const html = (title: string, text: string, wayOn = again): string =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${plainStyle}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${wayOn}</p></main></body></html>`;

export const plainPages: Readonly<Record<PlainPage, string>> = {
  unavailable: html(
    'ただいまつながりにくくなっています',
    'ご不便をおかけして申し訳ございません。しばらくしてから、もう一度お試しください。',
  ),
  maintenance: html(
    'ただいまメンテナンス中です',
    'ご不便をおかけして申し訳ございません。終わりましたら、またご覧いただけます。',
  ),
  malformed: html(
    'ページを表示できませんでした',
    'アドレスに正しくない文字が含まれています。お手数ですが、アドレスをご確認ください。',
    '<a href="/">トップページへ戻る</a>',
  ),
};
