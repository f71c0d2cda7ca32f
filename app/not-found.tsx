import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/NotFoundScreen';
import { notFound } from '@/content/notFound';

export const metadata: Metadata = { title: notFound.title };

export default function NotFound() {
  return <NotFoundScreen content={notFound} />;
}
