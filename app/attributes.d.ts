import 'react';

type Flag = boolean | '';
type TextRole = 'display' | 'title' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'label' | 'figure' | 'stat';

/** The attributes that the style sheets of app/ know. Any other value is a type error. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-text'?: TextRole;
    'data-tone'?: 'paper' | 'mist' | 'ink';
    'data-stack'?: '1' | '2' | '3' | '4' | '5' | '7';
    'data-row'?: '' | '2' | '3' | '4' | '5' | '6';
    'data-gap'?: '7';
    'data-field'?: Flag;
    'data-above'?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
    'data-grid'?: '' | '1:1' | '1:1:1' | '4:8' | '5:7' | '7:5';
    'data-reveal'?: 'waiting' | 'shown';
    'data-accent'?: Flag;
    'data-badge'?: Flag;
    'data-centered'?: Flag;
    'data-container'?: Flag;
    'data-dashes'?: Flag;
    'data-drawing'?: Flag;
    'data-eyebrow'?: Flag;
    'data-hover'?: Flag | 'underline';
    'data-invisible'?: Flag;
    'data-links'?: Flag;
    'data-not-printed'?: Flag;
    'data-nowrap'?: Flag;
    'data-measure'?: Flag;
    'data-numbered'?: Flag;
    'data-pauses'?: Flag;
    'data-printed'?: Flag;
    'data-ruled'?: Flag;
    'data-rows'?: Flag;
    'data-scripted'?: Flag;
    'data-section'?: Flag;
    'data-spread'?: Flag;
    'data-sticky'?: Flag;
    'data-stretched'?: Flag;
    'data-target'?: Flag;
    'data-tint'?: 'jade' | 'error';
    'data-unbroken'?: Flag;
    'data-visually-hidden'?: Flag;
    'data-screen'?: 'from-sm' | 'from-lg' | 'below-lg';
  }
  /** Custom properties of style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
