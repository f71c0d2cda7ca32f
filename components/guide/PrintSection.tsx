'use client';

import type { ReactNode } from 'react';
import { TextButton } from '@/components/ui/TextButton';
import { printAlone } from '@/lib/device/printAlone';

/** Prints the section that it stands in. */
export function PrintSection({ children }: { children: ReactNode }) {
  return (
    <TextButton
      icon="print"
      data-scripted
      data-not-printed
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest('section');
        if (section) printAlone(section);
      }}
    >
      {children}
    </TextButton>
  );
}
