import { limits } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { readableMessage, type ApiError } from '../../../lib/api/request-error.ts';
import { useGetExportQuery, useStartExportMutation } from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';
import { archivePage } from './archive-page.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';

/** How often to check whether all parts are ready. */
const askEveryMs = 2_000;

/** Collects the data of all services, and offers it as a page to read and a file for programs. */
export function ExportData() {
  const [start, starting] = useStartExportMutation();
  const [id, setId] = useState<string>();
  const [isReady, setReady] = useState(false);
  const found = useGetExportQuery(
    { id: id ?? '' },
    { skip: !id, pollingInterval: isReady ? 0 : askEveryMs },
  );
  const archive = found.data?.archive;
  if (archive && !isReady) setReady(true);
  const problem = (starting.error ?? found.error) as ApiError | undefined;

  async function begin() {
    setReady(false);
    const { data } = await start();
    if (data) setId(data.id);
  }
  if (id && archive) {
    const json = JSON.stringify(archive, null, 2);
    return (
      <div className="flex flex-col gap-5">
        <SaidAtLast
          title="Your data is ready."
          text={`You can download it for ${limits.export.keepDays} days. It includes as many photos as fit.`}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => saveFile('my-data.html', 'text/html', archivePage(archive))}>
            Download as a web page
          </Button>
          <Button
            variant="outline"
            onClick={() => saveFile('my-data.json', 'application/json', json)}
          >
            Download as JSON
          </Button>
        </div>
      </div>
    );
  }
  if (id && !problem) return <Loading label="Preparing your data..." />;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="outline"
        pending={starting.isLoading}
        pendingLabel="Gathering..."
        onClick={() => void begin()}
      >
        Download my data
      </Button>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {readableMessage(problem)}
        </p>
      )}
    </div>
  );
}
