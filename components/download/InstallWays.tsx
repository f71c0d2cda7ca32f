import { Section } from '@/components/ui/Section';
import { Texts } from '@/components/ui/Text';
import type { DownloadContent } from '@/lib/schema/download';

export function InstallWays({ title: name, lead, ways }: DownloadContent['install']) {
  return (
    <Section id="install" title={name} lead={lead}>
      <div data-grid="1:1:1">
        {ways.map(({ title, steps }) => (
          <div key={title}>
            <h3 data-text="lead" data-ruled>
              {title}
            </h3>
            <ol data-numbered>
              <Texts as="li" texts={steps} />
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
