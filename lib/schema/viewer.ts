import { z } from 'zod';
import { textSchema } from '@/lib/schema/shared';

export const viewerSchema = z.strictObject({
  title: textSchema,
  zoomIn: textSchema,
  zoomOut: textSchema,
  rotate: textSchema,
  reset: textSchema,
  close: textSchema,
  failed: textSchema,
  loading: textSchema,
});

export type ViewerLabels = z.infer<typeof viewerSchema>;
