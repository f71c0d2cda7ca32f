'use client';

import type { ReactNode } from 'react';
import { TextButton } from '@/components/ui/TextLink';
import { printSectionOf } from '@/lib/device/printSectionOf';

export function PrintSection({ children }: { children: ReactNode }) {
  return (
    <TextButton
      icon="print"
      data-scripted
      data-not-printed
      onClick={({ currentTarget }) => printSectionOf(currentTarget)}
    >
      {children}
    </TextButton>
  );
}
