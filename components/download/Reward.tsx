import { Figure } from '@/components/ui/Figure';
import { TextLink } from '@/components/ui/TextLink';
import type { CoinsContent } from '@/lib/schema/coins';
import type { DownloadContent } from '@/lib/schema/download';
import classes from './Reward.module.css';

type RewardProps = { content: DownloadContent['reward']; coins: CoinsContent };

export function Reward({ content, coins }: RewardProps) {
  return (
    <section aria-labelledby="reward-title" data-tone="ink">
      <div className={classes.columns}>
        <p className={classes.amount}>
          <Figure value={coins.rules[0].amount} unit={coins.unit} />
        </p>
        <div>
          <h2 id="reward-title" className={classes.title}>
            {content.title}
          </h2>
          <p className={classes.text}>{content.text}</p>
          <p className={classes.note}>{coins.note}</p>
        </div>
        <TextLink href={content.link.path}>{content.link.title}</TextLink>
      </div>
    </section>
  );
}
