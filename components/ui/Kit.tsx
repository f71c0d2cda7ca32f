'use client';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { kitTheme } from '@/lib/kit';

type KitProps = { children: ReactNode };

export function Kit({ children }: KitProps) {
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
