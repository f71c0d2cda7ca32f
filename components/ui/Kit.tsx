'use client';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { kitTheme } from '@/lib/kit';

type KitProps = { children: ReactNode };

/** Mantine for the whole site: light only, its variables among the tokens of the head. */
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
