/** Uploaded files, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { UploadsService } from './upload.service';

/** As RFC 5987 has it in a header, where these signs have a meaning of their own. */
const percent = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const uploadHandlers = ({ uploads }: { readonly uploads: UploadsService }): Handlers<Contract['upload']> => ({
  async keep({ body, headers }, context) {
    const token = headers['x-visitor-token'] ?? null;
    const kept = await uploads.keep(context, { file: body.file, dir: body.dir, token });
    if (kept.ok) return { status: 201, body: kept.file };
    const error = errorOf(`upload.${kept.fault}`);
    return { status: 422, body: { ...error, errors: { file: [error] } } };
  },

  async file({ params, headers }, context) {
    const found = await uploads.find(context, params.key, headers['x-visitor-token'] ?? null);
    if (!found) return { status: 404, body: errorOf('upload.not-found') };
    return { status: 200, headers: { 'x-suggested-filename': percent(found.name) }, body: found.content };
  },
});
