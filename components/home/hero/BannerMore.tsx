import { ButtonLink } from '@/components/ui/ButtonLink';

type BannerMoreProps = { url?: string; label: string };

export function BannerMore({ url, label }: BannerMoreProps) {
  if (!url) return null;
  return (
    <div>
      <ButtonLink href={url} look="white" newTab>
        {label}
      </ButtonLink>
    </div>
  );
}
