'use client';

import { LostPage } from '@/components/layout/LostPage';
import { crash } from '@/content/crash';

export default function PageError() {
  return <LostPage {...crash} />;
}
