/** `npm run openapi`: prints the OpenAPI document of the contract as JSON. */
import { contract } from '../schemas/shop-contract';
import { readCommandLine } from './command-line';
import { openApiDocument } from '../server/openapi/document';

readCommandLine({ usage: 'npm run openapi: prints the OpenAPI document of the contract as JSON.' });
process.stdout.write(`${JSON.stringify(openApiDocument(contract), null, 2)}\n`);
