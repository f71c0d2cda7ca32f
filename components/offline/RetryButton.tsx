'use client';

import { Button } from '@/components/ui/Button';

export function RetryButton({ label }: { label: string }) {
  return (
    <Button variant="filled" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
