import { Checkbox, Chip } from '@mantine/core';
import { TextField, type TextFieldProps } from '@/components/enquiry/TextField';
import fieldClasses from '@/components/ui/Field.module.css';
import { SiteLink } from '@/components/ui/SiteLink';
import { isRequired } from '@/lib/enquiry/checkEnquiry';
import { type Field, fieldId, fieldsOf } from '@/lib/enquiry/fields';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import { SCENES } from '@/lib/scenes';
import consentClasses from './Consent.module.css';
import classes from './EnquiryForm.module.css';

const TEXT_FIELDS: Record<Exclude<Field, 'scene'>, Partial<TextFieldProps>> = {
  place: { isWide: true },
  size: { saysOptional: true },
  date: { saysOptional: true, type: 'date' },
  crop: { saysOptional: true, isWide: true },
  onSite: { saysOptional: true, isWide: true, rows: 3 },
  name: { isWide: true, autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
};

export function EnquiryFields(state: EnquiryState) {
  const { messages, values, consent, stage, errorOf, agree } = state;
  const textFields = fieldsOf(values.scene).filter((field) => field !== 'scene');
  return (
    <div inert={stage.kind === 'sending'} className={classes.fields}>
      <SceneChoice {...state} />
      {textFields.map((field) => (
        <TextField
          key={field}
          field={field}
          required={isRequired(field)}
          state={state}
          {...TEXT_FIELDS[field]}
          min={field === 'date' ? state.today : undefined}
        />
      ))}
      <p className={classes.either} data-text="label">
        {messages.either}
      </p>
      <Checkbox
        id={fieldId('consent')}
        required
        label={
          <>
            {messages.consent.before}
            <SiteLink href="/privacy/" newTab className={consentClasses.link} data-links>
              {messages.consent.link}
            </SiteLink>
            {messages.consent.after}
          </>
        }
        checked={consent}
        error={errorOf('consent')}
        aria-invalid={errorOf('consent') ? true : undefined}
        classNames={{ ...consentClasses, root: classes.wide, error: fieldClasses.error }}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
    </div>
  );
}

function SceneChoice({ messages, values, errorOf, write }: EnquiryState) {
  const error = errorOf('scene');
  const errorId = `${fieldId('scene')}-error`;
  return (
    <fieldset
      className={classes.scenes}
      aria-describedby={error ? errorId : undefined}
      data-error={error && ''}
    >
      <legend className={fieldClasses.label}>
        {messages.fields.scene.label}
        <span aria-hidden="true" data-tint="error">
          {' *'}
        </span>
      </legend>
      <div data-row="2">
        {SCENES.map((scene, index) => (
          <Chip
            key={scene}
            unstyled
            type="radio"
            required
            id={index === 0 ? fieldId('scene') : undefined}
            name="scene"
            value={scene}
            checked={scene === values.scene}
            icon={null}
            aria-invalid={error ? true : undefined}
            classNames={{ root: classes.chip, input: classes.sceneInput, label: classes.sceneName }}
            onChange={() => write('scene', scene)}
          >
            {messages.scenes[scene]}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={errorId} data-text="label" data-tint="error" data-above="1">
          {error}
        </p>
      )}
    </fieldset>
  );
}
