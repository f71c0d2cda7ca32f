'use client';

import { usePictureFailures } from '@/lib/hooks/usePictureFailures';

type PictureFailuresProps = { label: string };

export function PictureFailures({ label }: PictureFailuresProps) {
  usePictureFailures(label);
  return null;
}
