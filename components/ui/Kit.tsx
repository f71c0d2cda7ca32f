'use client';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { kitTheme } from '@/lib/kit';

export function Kit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={kitTheme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
