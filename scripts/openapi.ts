/** `npm run openapi`: prints the OpenAPI document of the contract as JSON. */
import { contract } from '../schemas/calls/contract';
import { openApiDocument } from '../server/openapi/document';

process.stdout.write(`${JSON.stringify(openApiDocument(contract), null, 2)}\n`);
