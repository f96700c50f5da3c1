/**
 * Somebody has come from a provider whose login is linked to no account yet. Until it is, its ticket goes along in forms,
 * at no address, with the provider's name for shoppers, its key, and the mail address that it names.
 */
type Values = Readonly<Record<string, string>>;

export const joiningNames = ['provider_ticket', 'provider_name', 'provider_email', 'provider'] as const;

/** Whose account it is, so that nobody links another person's at a browser that both use. */
export const joiningWords = ({ provider_name: name = '外部サービス', provider_email: email = '' }: Values): string =>
  `「${name}」のアカウント${email === '' ? '' : `（${email}）`}を連携します。`;

/** What was sent last, and what the shop said of it. */
interface Sent {
  readonly code: string;
  readonly values: Values;
}

/** The shop takes the ticket no longer: there is nothing to link any more. */
const isTicketOver = (code: string | undefined): boolean => code === 'auth.provider.failed';

/** What goes along in the next form; null: nobody has come from a provider. */
export const joiningIn = (sent: Sent | undefined): Values | null => {
  if (!sent?.values.provider_ticket || isTicketOver(sent.code)) return null;
  const { values } = sent;
  return Object.fromEntries(joiningNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
};
