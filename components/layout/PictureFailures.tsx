'use client';

import { usePictureFailures } from '@/lib/pictures/usePictureFailures';

type PictureFailuresProps = { label: string };

export function PictureFailures({ label }: PictureFailuresProps) {
  usePictureFailures(label);
  return null;
}
