import { useState } from 'react';
import { putPartnerQuestion, type Partnership } from '@kbf/contracts';
import { BlockButton } from '../../components/block/block-button.tsx';
import { WritePrivately } from '../../components/private-chat/write-privately.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EarlierWeeks } from './earlier-weeks.tsx';
import { useEndPartnershipMutation } from './partner-api.ts';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/form/text-field.tsx';

/** The question, and below it this week's two answers side by side. */
export function TwoPartners({ partnership }: { partnership: Partnership }) {
  const { partnerId, partnerName, question, thisWeek, earlier } = partnership;
  const { mine, theirs } = thisWeek;
  const [isAsking, setIsAsking] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const [end] = useEndPartnershipMutation();
  return (
    <div>
      <section aria-labelledby="question-heading">
        <p className="kicker">This week</p>
        <h2
          id="question-heading"
          dir="auto"
          className="display mt-3 max-w-[28ch] text-2xl md:mt-4 md:text-4xl [overflow-wrap:anywhere]"
        >
          {question}
        </h2>
        {isAsking ? (
          <QuestionForm question={question} onDone={() => setIsAsking(false)} />
        ) : (
          <Button variant="quiet" className="mt-1 -ml-5 md:mt-3" onClick={() => setIsAsking(true)}>
            Change the question
          </Button>
        )}
      </section>
      <div className="mt-4 grid md:mt-10 grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="mine-heading" className="border-t border-gold pt-5">
          <h3 id="mine-heading" className="font-semibold">
            You
          </h3>
          {mine && !isWriting ? (
            <>
              <p dir="auto" className="prose-serif mt-3 text-lg whitespace-pre-line">
                {mine.answer}
              </p>
              {mine.held && (
                <p className="mt-3 border-l-2 border-clay pl-4 text-sm">
                  Your partner cannot see this. It sounds like it could hurt them. You can rewrite
                  it.
                </p>
              )}
              <Button variant="quiet" className="mt-3 -ml-5" onClick={() => setIsWriting(true)}>
                Rewrite it
              </Button>
            </>
          ) : (
            <AnswerForm answer={mine?.answer ?? ''} onDone={() => setIsWriting(false)} />
          )}
        </section>
        <section aria-labelledby="theirs-heading" className="border-t border-gold pt-5">
          <h3 id="theirs-heading" dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {partnerName}
          </h3>
          {theirs ? (
            <p dir="auto" className="prose-serif mt-3 text-lg whitespace-pre-line">
              {theirs.answer}
            </p>
          ) : (
            <p className="mt-3 text-quiet">No answer yet this week. Consider giving them a call.</p>
          )}
        </section>
      </div>
      <p className="measure mt-10 text-sm text-quiet">
        You both read each other’s answers. No one else can read them, unless someone may be in
        danger. Then our admins can.
      </p>
      <EarlierWeeks weeks={earlier} partnerName={partnerName} />
      <div className="mt-16 flex flex-wrap items-start gap-3 border-t max-sm:flex-col border-hairline pt-6">
        <WritePrivately userId={partnerId} name={partnerName} />
        <ConfirmButton
          title="End this partnership?"
          description="All answers will be deleted, yours and your partner’s. Tell them first if you can."
          confirmLabel="End partnership"
          variant="outline"
          onConfirm={() => end().unwrap()}
        >
          End partnership
        </ConfirmButton>
        <ReportButton
          call="reportPartner"
          what="your partner"
          params={{}}
          className="max-sm:-ml-5"
        />
        <div className="max-sm:-ml-5">
          <BlockButton userId={partnerId} name={partnerName} />
        </div>
      </div>
    </div>
  );
}

/** Changes the question for both. */
function QuestionForm({ question, onDone }: { question: string; onDone: () => void }) {
  return (
    <Form
      call={putPartnerQuestion}
      defaults={{ question }}
      draft="partner-question"
      changesSaved
      changes={[{ type: 'Partner', id: 'LIST' }]}
      submitLabel="Save question"
      pendingLabel="Sending..."
      onSent={onDone}
      className="mt-5 grid max-w-xl gap-5"
    >
      <TextField name="question" label="The question you both answer" />
    </Form>
  );
}
