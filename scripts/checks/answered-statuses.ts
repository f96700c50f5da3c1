/** Each call of each contract was answered in a server test with every status that it declares. */
import { readAnswered } from '../test-run/answered';
import { readContracts } from './contracts';
import { unansweredIn } from './declared-statuses';

const contracts = Object.values(await readContracts());
const answered = readAnswered();
const missing = new Set(contracts.flatMap((contract) => unansweredIn(contract, answered)));
for (const line of missing) console.error(`No server test got: ${line}`);
if (missing.size > 0) process.exitCode = 1;
