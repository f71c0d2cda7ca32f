import 'react';

type Flag = boolean | '';
/** A step of the scale of gaps, see app/layout.css. */
type Gap = '' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
type TextRole = 'display' | 'title' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'label' | 'figure' | 'stat';

/** What app/global.css, type.css, layout.css and print.css style. A value that they do not know is a type error. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-text'?: TextRole;
    'data-tone'?: 'paper' | 'mist' | 'ink';
    'data-stack'?: Gap;
    'data-row'?: Gap;
    'data-gap'?: '7';
    'data-field'?: Flag;
    'data-above'?: Gap;
    'data-grid'?: '1:1' | '1:1:1' | '4:8' | '5:7' | '7:5';
    'data-reveal'?: 'waiting' | 'shown';
    'data-accent'?: Flag;
    'data-badge'?: Flag;
    'data-centered'?: Flag;
    'data-clauses'?: Flag;
    'data-container'?: Flag;
    'data-dashes'?: Flag;
    'data-eyebrow'?: Flag;
    'data-hover'?: Flag | 'underline';
    'data-links'?: Flag;
    'data-not-printed'?: Flag;
    'data-nowrap'?: Flag;
    'data-measure'?: Flag;
    'data-numbered'?: Flag;
    'data-printed'?: Flag;
    'data-ruled'?: Flag;
    'data-rows'?: Flag;
    'data-scripted'?: Flag;
    'data-spread'?: Flag;
    'data-sticky'?: Flag;
    'data-stretched'?: Flag;
    'data-target'?: Flag;
    'data-tint'?: 'jade' | 'error';
    'data-unbroken'?: Flag;
    'data-visually-hidden'?: Flag;
    'data-screen'?: 'from-sm' | 'from-lg' | 'below-lg';
  }
}
