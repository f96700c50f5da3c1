import faces from '../../../../../schemas/catalog/face-signs.generated.json' with { type: 'json' };
import { missingBy } from '../../../../../schemas/catalog/face-signs';

export const missingIn = missingBy(faces);
