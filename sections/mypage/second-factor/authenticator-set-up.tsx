import { validators } from 'virtual:noren/validator/authenticator';
import { useSubmit } from '../../../flows/submit/index';
import { authenticatorForm } from '../../../schemas/auth/authenticator.form';
import { words } from '../../forms/around-form.css';
import { KnownPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import { qr, secret as secretClass, steps } from './second-factor.css';

const form = { ...authenticatorForm, validators };
const below = { password: <KnownPasswordBelow name="password" /> };

interface Props {
  readonly id: string;
  readonly secret: string;
  /** `otpauth:`; on a phone it opens the authenticator. */
  readonly url: string;
  /** The same for a camera, as SVG; '' where the shop has none. */
  readonly picture: string;
  /** Where on the screen it stands. */
  readonly place: string;
}

/** An authenticator gets its secret, and shows by a code that it has it. */
export const AuthenticatorSetUp = ({ id, secret, url, picture, place }: Props) => {
  const face = useSubmit(id);
  return (
    <>
      <ol className={steps}>
        <li>
          認証アプリ（Google Authenticator など）でこのQRコードを読み取るか、次のキーを入力して登録してください。
          {/* As a picture it runs nothing, whatever somebody has sent along. */}
          {picture !== '' && (
            <img
              className={qr}
              src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
              width={220}
              height={220}
              alt="認証アプリで読み取るQRコード"
            />
          )}
          <code className={secretClass}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          {url.startsWith('otpauth:') && <a href={url}>この端末の認証アプリで開く</a>}
        </li>
        <li>認証アプリに表示された認証コードと、現在のパスワードを入力してください。</li>
      </ol>
      {/* The shop keeps none that is not set up: one that it shows again could be known to whoever is in elsewhere. */}
      <p className={words}>
        QRコードとキーは、設定を始めるたびに新しくなります。途中で画面を読み込みなおした場合などは、先に登録したものは使えません。認証アプリから削除して、いま表示しているものを登録してください。
      </p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="認証アプリを設定する"
        hidden={{ secret, url, qr_svg: picture }}
        below={below}
        place={place}
      />
    </>
  );
};
