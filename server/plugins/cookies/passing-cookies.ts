/**
 * What a browser keeps for a while, of forms and of logins that it has begun at a provider. All of it comes with each request,
 * in one line, and a server in front of the shop may refuse a line of more than 8,000 bytes (nginx, by its
 * `large_client_header_buffers`): then every page would be a 400 until enough of it is over. So there is no more of it than
 * this together, and what is new ends the oldest.
 */
import { cookieAttributes, type Visit } from '../../request/visit';
import { endCookies } from './login-cookies';

/** The rest of the line is for the login, the cart, and what other scripts of the domain keep. */
const mostTogether = 6_000;

const passing = /^(?:__Host-)?(?:form_[a-z-]{1,40}|login_flow_[\w-]{16})=/;

/** As browsers send them, the oldest first. */
const othersIn = ({ request }: Visit, name: string): readonly string[] =>
  (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => passing.test(part) && !part.startsWith(`${name}=`));

/** @param name one that is `passing` */
export const keepForAWhile = (visit: Visit, name: string, value: string, seconds: number): void => {
  const own = `${name}=${value}`;
  const others = othersIn(visit, name);
  const sizes = others.map((_, index) => others.slice(index).concat(own).join('; ').length);
  const over = others.filter((_, index) => (sizes[index] ?? 0) > mostTogether);
  endCookies(
    visit,
    over.map((part) => part.slice(0, part.indexOf('='))),
  );
  visit.reply.header('set-cookie', `${own}; ${cookieAttributes(visit, seconds, name)}; HttpOnly`);
};
