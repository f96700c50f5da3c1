/** Runs an action as a plain post does: on answers by call, with the values as they were typed. */
import { contract } from '../../../schemas/shop-contract';
import { errorOf } from '../../../schemas/shop-errors';
import { compileCalls } from '../../../server/http/compiled-call';
import type { LooseAnswer, LooseInput } from '../../api/transport';
import type { ActionContext, Values } from '../action';
import { actionOf, type ActionName } from '../action-of';

export const token = 'A'.repeat(22);
export const calls = compileCalls(contract);

export type Answer = Pick<LooseAnswer, 'status' | 'body'>;

interface World {
  readonly token?: string;
  readonly tokenize?: ActionContext['tokenize'];
  readonly check?: NonNullable<ActionContext['check']>;
}

/** Sends to answers by call; what the contract would refuse is refused as the shop does it. */
export const run = async (
  name: ActionName,
  values: Values,
  answers: Readonly<Record<string, Answer>>,
  { token: own = token, tokenize = null, check }: World = {},
) => {
  const sent: [string, LooseInput][] = [];
  const send = (call: string, input: LooseInput): Promise<LooseAnswer> => {
    sent.push([call, input]);
    const read = calls.get(call)?.readInput(input);
    if (read?.ok === false) {
      return Promise.resolve({
        status: 422,
        headers: {},
        body: { ...errorOf('request.invalid'), errors: read.errors },
      });
    }
    return Promise.resolve({ headers: {}, ...(answers[call] ?? { status: 500, body: errorOf('server.error') }) });
  };
  const action = await actionOf(name);
  const outcome = await action(values, { token: own, send, tokenize, ...(check ? { check } : {}) });
  return { outcome, sent };
};

const toOrderer = { key: 's1', is_orderer: true };
export const toOther = { key: 's4', is_orderer: false };

/** A cart, as far as actions look at it. */
export const ok = (next: string | null, shippings: readonly object[] = [toOrderer]): Answer => ({
  status: 200,
  body: { next_step: next, detail: { shippings } },
});

export const orderer = {
  last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', email: 'hanako@example.jp',
  phone_number: '09012345678', postal_code: '920-0000', prefecture: '石川県', city: '金沢市', address1: '実里町1', address2: '',
}; // prettier-ignore

export const address = {
  shipping_last_name: '佐藤', shipping_first_name: '一郎', shipping_kana: 'サトウ　イチロウ', postal_code: '5300001',
  prefecture: '大阪府', city: '大阪市北区', address1: '梅田1-1', address2: '', phone_number: '0612345678',
}; // prettier-ignore
