import type { AnswerOf, BodyOf } from '@kbf/contracts';
import { useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { FailureToast, Tag } from '../../lib/api/base-api.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { usePressedBefore } from '../../lib/browser/use-pressed-before.ts';
import { WithCare } from '../care/with-care.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCallForm, type FormCall, type Values } from './use-call-form.ts';

type FormProps<C extends FormCall, V extends Values> = {
  /** The contract: its path and its rules. */
  call: C;
  /** Parameters of the call's path. */
  params?: Record<string, string>;
  /** Every field with its initial value. */
  defaults: { [Name in keyof V]: V[Name] | '' };
  /** Stores unsent text under this name, in this tab, until it was sent. */
  draft?: string;
  /** It edits saved data: restored unsent text is labeled and can be discarded. */
  changesSaved?: boolean;
  /** Fields that are never stored, such as codes. */
  neverKept?: readonly (keyof V & string)[];
  /** The error catalog's toast. Not shown when the server's messages are beside the fields. */
  failure?: FailureToast;
  /** Tags to reload after it was sent. */
  changes?: readonly Tag[];
  submitLabel: string;
  pendingLabel: string;
  /** Not called when danger is certain: help then replaces the form, and the text stays. */
  onSent: (answer: AnswerOf<C>, values: V) => void;
  children: ReactNode;
  className?: string;
} & (
  | { schema?: undefined; toBody?: undefined }
  /** For a form that asks for other fields than the call takes: its schema, and the conversion to the body. */
  | { schema: z.ZodType<V>; toBody: (values: V) => BodyOf<C> }
);

const unchanged = (values: Values) => values;

/** A problem of the form as a whole. The fields always keep their text. */
function Problem({ problem, rest }: { problem: ApiError; rest: readonly string[] }) {
  // Messages about fields have no full stop.
  const words = rest.length > 0 ? `${rest.join('. ')}.` : readableMessage(problem);
  return (
    <output className="border-l-2 border-clay pl-4 font-semibold">
      {words} Everything you wrote is still here.
    </output>
  );
}

/** Says that the fields differ from the saved data. */
function CameBack({ onLetGo }: { onLetGo: () => void }) {
  return (
    <div className="col-span-full">
      <Notice
        title="Your draft is back"
        action={
          <Button variant="outline" size="sm" onClick={onLetGo}>
            Show the saved version
          </Button>
        }
      >
        It has not been saved yet.
      </Notice>
    </div>
  );
}

/**
 * A form that sends one call. The contract's rules apply before and after sending; the server's messages appear beside
 * their fields. The first wrong field gets the focus; unsent text survives a reload; a retry after a lost answer does
 * nothing twice. Help takes precedence when the text speaks of danger. Use `TextField` and similar components as
 * fields.
 */
export function Form<C extends FormCall, V extends Values = BodyOf<C> & Values>(
  props: FormProps<C, V>,
) {
  const { call, params = {}, draft, neverKept = [], failure, changes = [], onSent } = props;
  const { form, submit, isPending, problem, details, care, afterHelp, cameBack, letGo } =
    useCallForm<V>({
      call,
      params,
      schema: props.schema ?? (call.body as unknown as z.ZodType<V>),
      toBody: (props.toBody as ((values: V) => Values) | undefined) ?? unchanged,
      defaults: props.defaults,
      draft,
      neverKept,
      failure,
      changes,
      onSent: (answer, values) => onSent(answer as AnswerOf<C>, values),
    });
  const element = useRef<HTMLFormElement>(null);
  usePressedBefore(element);
  const isSaid = details.fields.length > 0 && details.rest.length === 0;
  return (
    <WithCare due={care} onSafe={afterHelp}>
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          tabIndex={-1}
          onSubmit={(event) => void submit(event)}
          className={props.className ?? 'grid grid-cols-[minmax(0,1fr)] gap-6'}
        >
          {props.changesSaved && cameBack && (
            <CameBack
              onLetGo={() => {
                letGo();
                element.current?.focus();
              }}
            />
          )}
          {props.children}
          <Button
            type="submit"
            size="lg"
            pending={isPending}
            pendingLabel={props.pendingLabel}
            className="w-full"
          >
            {props.submitLabel}
          </Button>
          {problem && !isSaid && <Problem problem={problem} rest={details.rest} />}
        </form>
      </FormProvider>
    </WithCare>
  );
}
