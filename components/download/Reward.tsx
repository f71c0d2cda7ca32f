import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { CoinsContent } from '@/lib/schema/coins';
import type { DownloadContent } from '@/lib/schema/download';
import classes from './Reward.module.css';

type RewardProps = { content: DownloadContent['reward']; coins: CoinsContent };

export function Reward({ content, coins }: RewardProps) {
  return (
    <section aria-labelledby="reward-title" data-tone="ink">
      <div className={classes.columns} data-container data-grid="" data-centered>
        <p className={classes.amount} data-text="stat">
          <NumberWithUnit value={coins.registered} unit={coins.unit} />
        </p>
        <div data-stack="2">
          <h2 id="reward-title" data-text="h3">
            {content.title}
          </h2>
          <Text data-text="body" byClause text={content.text} />
          <Text data-text="label" text={coins.note} />
        </div>
        <TextLink link={content.link} />
      </div>
    </section>
  );
}
