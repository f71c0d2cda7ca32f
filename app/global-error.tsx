'use client';

import { CrashScreen } from '@/components/layout/CrashScreen';
import { crash } from '@/content/crash';

export default function GlobalError() {
  return <CrashScreen {...crash} />;
}
