import type { ErrorTexts } from '../contract/errors';

/** What the shop's own people are told. */
export const deskErrors = {
  'desk.not-possible': { status: 409, message: 'この注文は、今の状態ではその操作ができません。' },
  'desk.unpaid': { status: 409, message: '入金を確認していないため、発送できません。' },
  'desk.held': { status: 409, message: '決済代行会社の審査で保留中のため、発送できません。' },
  'desk.gift-waits': {
    status: 409,
    message: 'ソーシャルギフトのお届け先がまだ入力されていないため、発送できません。',
  },
  'desk.unknown-packing': { status: 409, message: 'この注文に、指定された荷物の区分がありません。' },
  'desk.already-sent': { status: 409, message: 'すでに発送したお荷物を、発送しないものにはできません。' },
  'desk.left-out': {
    status: 409,
    message: '発送しないものとしてお届け済みにしたお荷物のため、発送できません。',
  },
  'desk.unsent': { status: 409, message: 'まだ発送していないお荷物があるため、お届け済みにできません。' },
  'desk.returned-otherwise': {
    status: 409,
    message: 'この注文はすでに返品済みです。商品を在庫に戻したかどうか（is_restocked）は、あとから変えられません。',
  },
  'desk.other-amount': { status: 409, message: '金額が合いません。' },
  'desk.refund-too-much': { status: 409, message: '返金額が、お支払いの残りを超えています。' },
  'desk.refund-points': {
    status: 409,
    message: 'お返しするポイントが、ご利用分の残りを超えています。',
  },
  'desk.refund-rates': {
    status: 409,
    message: '税率ごとの金額が返金額と合わないか、その税率でお支払いの残りを超えています。',
  },
  'desk.refund-under-way': { status: 409, message: '別の返金の手続き中です。終わってから、もう一度お試しください。' },
} as const satisfies ErrorTexts;
