import { zodResolver } from '@hookform/resolvers/zod';
import { fillPath, messageFor, type CallShape, type Care, type CareWords } from '@kbf/contracts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { showQuietLine } from '../../lib/care/quiet-line.ts';
import { useCare } from '../../lib/care/use-care.ts';
import { wordsIn } from '../../lib/care/words-in.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/browser/drafts.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { createRequestIds } from '../../lib/browser/request-ids.ts';
import { dismissFailures } from '../../lib/browser/dismiss-failures.ts';
import { baseApi, type FailureToast, type Tag } from '../../lib/api/base-api.ts';
import type { RequestOptions } from '../../lib/api/request.ts';

type Submission = {
  request: Pick<RequestOptions, 'method' | 'body'> & {
    path: string;
    words: CareWords | undefined;
  };
  failure: FailureToast | undefined;
  /** Tags to reload after it was sent. */
  changes: readonly Tag[];
};

const formApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The call of any form. The path comes from the form's contract. */
    sendForm: build.mutation<unknown, Submission>({
      query: ({ request, failure }) => ({ ...request, failure }),
      invalidatesTags: (_answer, error, { changes }) => (error ? [] : changes),
    }),
  }),
});

const { useSendFormMutation } = formApi;

export type Values = Record<string, unknown>;
export type FormCall = CallShape & { body: z.ZodObject };

export type CallFormOptions<V extends Values> = {
  call: FormCall;
  params: Record<string, string>;
  schema: z.ZodType<V>;
  toBody: (values: V) => Values;
  defaults: Values;
  draft: string | undefined;
  neverKept: readonly string[];
  failure: FailureToast | undefined;
  changes: readonly Tag[];
  onSent: (answer: unknown, values: V) => void;
};

/** Whether two form values are equal, including lists and groups of fields. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The logic of `<Form>` without its UI: validate, send, store drafts, show the server's messages at the fields. */
export function useCallForm<V extends Values>(options: CallFormOptions<V>) {
  const { call, params, schema, toBody, defaults, draft, failure, changes, onSent } = options;
  const [requestIds] = useState(createRequestIds);
  const [empty] = useState(defaults);
  const [initial] = useState(() => ({ ...defaults, ...(draft && readDraft(draft, defaults)) }));
  const [cameBack, setCameBack] = useState(() => !isSameValue(initial, defaults));
  const [afterHelp, setAfterHelp] = useState<() => void>();
  const [send, sending] = useSendFormMutation();
  const { isLoading, error } = sending;
  const form = useForm<FieldValues, unknown, V>({
    resolver: zodResolver(schema as unknown as z.ZodType<V, FieldValues>, { error: messageFor }),
    defaultValues: initial,
  });
  const fieldNames = Object.keys(defaults);
  const neverKept = options.neverKept.join();

  // A person can type into a served form while its code loads. That text reached the draft after the draft was read.
  const takeLateWords = useEffectEvent(() => {
    for (const [name, value] of Object.entries(draft ? readDraft(draft, defaults) : {}))
      if (!isSameValue(value, initial[name])) form.setValue(name, value);
  });
  useLayoutEffect(() => takeLateWords(), []);

  useEffect(() => {
    if (!draft) return undefined;
    const secrets = neverKept.split(',');
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Untouched fields are not stored, because their saved values may change before the draft is restored.
        const kept = Object.entries(values).filter(
          ([name, value]) => !secrets.includes(name) && !isSameValue(value, empty[name]),
        );
        if (kept.length > 0) keepDraft(draft, Object.fromEntries(kept));
        else forgetDraft(draft);
      },
    });
  }, [form, draft, neverKept, empty]);

  const submit = form.handleSubmit(async (values) => {
    const content = toBody(values);
    const takesId = 'requestId' in call.body.shape;
    const body = takesId ? { ...content, requestId: requestIds.for(content) } : content;
    const path = fillPath(call.path, params);
    setAfterHelp(undefined);
    const sent = send({
      request: { method: call.method, path, body, words: call.words },
      changes,
      failure: (problem) =>
        // Already shown beside the fields.
        sortDetails(problem, fieldNames).fields.length > 0
          ? undefined
          : typeof failure === 'function'
            ? failure(problem)
            : failure,
    });
    const answer = await sent;
    if (answer.error) {
      const { fields } = sortDetails(answer.error as ApiError, fieldNames);
      for (const [index, { name, message }] of fields.entries())
        form.setError(name, { message }, { shouldFocus: index === 0 });
      return;
    }
    const care = (answer.data as { care?: Care } | null)?.care;
    const finish = () => {
      // The action that failed before has now worked.
      dismissFailures();
      requestIds.done();
      form.reset(empty);
      setCameBack(false);
      if (draft) forgetDraft(draft);
      onSent(answer.data, values);
    };
    // Help comes first: the text stays, and the rest follows when the person says that nobody is in danger.
    if (care?.level === 'certain') return setAfterHelp(() => finish);
    // Here, because the form may be gone before the next render.
    if (care) showQuietLine({ id: sent.requestId, care });
    finish();
  });

  return {
    form,
    submit,
    /** The fields contain unsent text of an earlier visit. */
    cameBack,
    /** Discards it and restores the initial values. */
    letGo: () => {
      form.reset(empty);
      setCameBack(false);
      if (draft) forgetDraft(draft);
    },
    isPending: isLoading,
    /** What follows on an answer that showed help instead. */
    afterHelp,
    care: useCare({
      id: sending.requestId,
      isPending: isLoading,
      words: wordsIn(sending.originalArgs?.request.body, call.words),
      answer: sending.data,
      error: error as ApiError | undefined,
    }),
    problem: error as ApiError | undefined,
    details: sortDetails(error as ApiError | undefined, fieldNames),
  };
}

/** The server's messages, sorted: beside a field, or about the whole form. */
type SortedDetails = {
  fields: { name: string; message: string }[];
  rest: string[];
};

/** Sorts the details of a refused form by its fields. The server names a field `body.email`. */
function sortDetails(error: ApiError | undefined, fieldNames: readonly string[]): SortedDetails {
  const sorted: SortedDetails = { fields: [], rest: [] };
  for (const { path, message } of error?.details ?? []) {
    const name = path.replace(/^body\./, '');
    if (fieldNames.includes(name)) sorted.fields.push({ name, message });
    else sorted.rest.push(message);
  }
  return sorted;
}
