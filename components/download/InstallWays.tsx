import { Section } from '@/components/ui/Section';
import { Texts } from '@/components/ui/Text';
import type { DownloadContent, StoresContent } from '@/lib/schema/download';

type InstallWaysProps = DownloadContent['install'] & { stores: StoresContent['list'] };

export function InstallWays({ title: name, lead, stores }: InstallWaysProps) {
  return (
    <Section id="install" title={name} lead={lead}>
      <div data-grid="1:1:1">
        {stores.map(({ install: { title, steps } }) => (
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
