import { z } from 'zod';
import { texts } from '@/lib/schema/shared';

export const viewerSchema = z.strictObject(
  texts('title', 'zoomIn', 'zoomOut', 'rotate', 'reset', 'close', 'failed', 'loading'),
);

export type ViewerLabels = z.infer<typeof viewerSchema>;
