'use client';

import { Button } from '@/components/ui/Button';

type RetryButtonProps = { label: string };

export function RetryButton({ label }: RetryButtonProps) {
  return (
    <Button look="filled" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
