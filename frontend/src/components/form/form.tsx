import type { AnswerOf, BodyOf } from '@kbf/contracts';
import { useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { FailureToast, Tag } from '../../lib/base-api.ts';
import { readableMessage, type ApiError } from '../../lib/request-error.ts';
import { usePressedBefore } from '../../lib/use-pressed-before.ts';
import { WithCare } from '../care/with-care.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCallForm, type FormCall, type Values } from './use-call-form.ts';

type FormProps<C extends FormCall, V extends Values> = {
  /** The contract: where it goes, and what it must be. */
  call: C;
  /** Parameters of the call's path. */
  params?: Record<string, string>;
  /** Every field with the value it begins with. */
  defaults: { [Name in keyof V]: V[Name] | '' };
  /** Keeps unsent text under this name, in this tab, until it has arrived. */
  draft?: string;
  /** It changes what is saved already: unsent words that come back are named as such, and can be let go. */
  changesSaved?: boolean;
  /** Fields that are never kept, such as codes. */
  neverKept?: readonly (keyof V & string)[];
  /** The toast of the error catalogue. Not shown when the server's words stand beside the fields. */
  failure?: FailureToast;
  /** What is loaded anew once it has arrived. */
  changes?: readonly Tag[];
  submitLabel: string;
  pendingLabel: string;
  /** Not called when danger is certain: then help stands in the form's place, and its words stay. */
  onSent: (answer: AnswerOf<C>, values: V) => void;
  children: ReactNode;
  className?: string;
} & (
  | { schema?: undefined; toBody?: undefined }
  /** Where the form asks other things than the call takes: rules of what it asks, and what is made of it. */
  | { schema: z.ZodType<V>; toBody: (values: V) => BodyOf<C> }
);

const unchanged = (values: Values) => values;

/** What went wrong with the form as a whole. The fields keep what was written, in every case. */
function Problem({ problem, rest }: { problem: ApiError; rest: readonly string[] }) {
  // What is said about a field has no full stop.
  const words = rest.length > 0 ? `${rest.join('. ')}.` : readableMessage(problem);
  return (
    <output className="border-l-2 border-clay pl-4 font-semibold">
      {words} Everything you wrote is still here.
    </output>
  );
}

/** The fields show something else than what is saved. */
function CameBack({ onLetGo }: { onLetGo: () => void }) {
  return (
    <div className="col-span-full">
      <Notice
        title="What you wrote here is back"
        action={
          <Button variant="outline" size="sm" onClick={onLetGo}>
            Show what is saved
          </Button>
        }
      >
        It is not saved yet.
      </Notice>
    </div>
  );
}

/**
 * A form that sends one call. Rules come from the contract, before it is sent and after: what the server finds wrong
 * stands beside its field. The first wrong field gets the focus; unsent text outlives a reload; a second try after a
 * lost answer does nothing twice. Help comes before all that, when what is written speaks of danger. The fields are
 * `TextField` and its like.
 */
export function Form<C extends FormCall, V extends Values = BodyOf<C> & Values>(
  props: FormProps<C, V>,
) {
  const { call, params = {}, draft, neverKept = [], failure, changes = [], onSent } = props;
  const { form, submit, isPending, problem, details, care, cameBack, letGo } = useCallForm<V>({
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
    <WithCare due={care}>
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
