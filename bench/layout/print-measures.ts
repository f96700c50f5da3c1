/** A process of its own, built as the shop is: a script runner's helpers would be measured too. */
import { measureLayout } from './measure-layout';

console.log(JSON.stringify(measureLayout()));
