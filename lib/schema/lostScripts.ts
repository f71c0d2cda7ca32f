import { z } from 'zod';
import { texts } from '@/lib/schema/shared';

export const lostScriptsSchema = z.strictObject(texts('text', 'retry'));

export type LostScriptsContent = z.infer<typeof lostScriptsSchema>;
