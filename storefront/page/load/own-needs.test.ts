import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../../schemas/audience-of';
import { noSettings } from '../test/small-sections';
