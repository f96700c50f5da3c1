/** Whole ways of a browser: from the button to the provider, and back to what the shop says. */
import { type Answer, type AskWish, bodyOf, type MembersShop, right } from '../members.test-support';
import type { Person, TestProvider } from './provider.test-support';

export const home = 'https://shop.example/oauth/callback';
export const otherHome = 'https://shop.example/other/oauth/callback';

interface Wish extends AskWish {
  /** The provider's key. */
  readonly key?: string;
}

interface Began {
  readonly url: string;
  readonly flow: string;
}

export const visitsOf = (shop: MembersShop, provider: TestProvider) => {
  let count = 0;
  const someone = (given: Partial<Person> = {}): Person => ({ sub: `person-${(count += 1)}`, ...given });

  const begin = async (query = '', wish: Wish = {}): Promise<Began> => {
    const { url, login_flow: flow } = bodyOf(
      await shop.ask('GET', `/v1/auth/${wish.key ?? 'example'}/redirect${query}`, null, wish),
    );
    return { url: String(url), flow: String(flow) };
  };

  const callback = (cameBack: URL, flow: string, wish: Wish = {}): Promise<Answer> =>
    shop.ask('GET', `/v1/auth/${wish.key ?? 'example'}/callback${cameBack.search}`, null, {
      ...wish,
      headers: { 'x-login-flow': flow, ...wish.headers },
    });

  const come = async (person: Person | null, query = '', wish: AskWish = {}): Promise<Answer> => {
    const { url, flow } = await begin(query, wish);
    provider.state.person = person;
    return callback(await provider.visit(url), flow, wish);
  };

  const ticketOf = async (person: Person): Promise<string> => String(bodyOf(await come(person)).provider_ticket);

  return {
    someone,
    begin,
    callback,
    come,
    ticketOf,
    /** A member who has linked the person to their account. Their mail address. */
    async linked(person: Person): Promise<string> {
      const email = await shop.member();
      const body = { login_id: email, password: right, provider_ticket: await ticketOf(person) };
      bodyOf(await shop.ask('POST', '/v1/auth/login', body));
      return email;
    },
    linksOf: (person: Person) =>
      shop.db.selectFrom('member_providers').selectAll().where('subject', '=', person.sub).execute(),
  };
};

export type Visits = ReturnType<typeof visitsOf>;
