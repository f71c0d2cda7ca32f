import { Chip } from '@mantine/core';
import { fieldId, SCENES } from '@/lib/enquiry/enquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import classes from './SceneChoice.module.css';

type SceneChoiceProps = {
  label: string;
  scenes: EnquiryMessages['scenes'];
  chosen: string;
  error?: string;
  onChoose: (scene: string) => void;
};

const CHIP = { root: classes.chip, input: classes.input, label: classes.name };

export function SceneChoice({ label, scenes, chosen, error, onChoose }: SceneChoiceProps) {
  const errorId = `${fieldId('scene')}-error`;
  return (
    <fieldset
      className={classes.root}
      aria-describedby={error ? errorId : undefined}
      data-error={error && ''}
    >
      <legend className={classes.legend} data-type="label">
        {label}
        <span aria-hidden="true" className={classes.required}>
          {' *'}
        </span>
      </legend>
      <div className={classes.chips}>
        {SCENES.map((scene, index) => (
          <Chip
            key={scene}
            unstyled
            type="radio"
            id={index === 0 ? fieldId('scene') : undefined}
            name="scene"
            value={scene}
            checked={scene === chosen}
            icon={null}
            aria-invalid={error ? true : undefined}
            classNames={CHIP}
            onChange={() => onChoose(scene)}
          >
            {scenes[scene]}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.problem} data-type="label">
          {error}
        </p>
      )}
    </fieldset>
  );
}
