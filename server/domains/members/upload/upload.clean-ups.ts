import type { CleanUpOptions, Job } from '../../../jobs/job';
import { deleteExpiredUploads, deleteUnwantedFiles } from './upload.service';

export const uploadCleanUps = ({ files }: CleanUpOptions): readonly Job[] => [
  { name: 'uploads that nothing refers to', everyMs: 60_000, most: 1_000, run: deleteExpiredUploads },
  ...(files ? [{ name: 'files that nothing wants', everyMs: 60_000, most: 50, run: deleteUnwantedFiles(files) }] : []),
];
