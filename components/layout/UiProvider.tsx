import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from '@/lib/mantine';

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
