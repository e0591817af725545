import { limits } from '@kbf/contracts';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { dismissToast, useToasts, type Toast } from '../../lib/browser/toast.ts';

const look = {
  default: 'bg-night-raised text-night-ink border-l-night-gold',
  destructive: 'bg-clay text-clay-ink border-l-clay-ink/60',
} as const;

const motion =
  'animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-swipe-out';

function ToastView({
  id,
  open,
  title,
  description,
  variant = 'default',
  durationMs,
  action,
}: Toast) {
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(durationMs !== undefined && { duration: durationMs })}
      className={`pointer-events-auto flex items-start gap-3 rounded-md border-l-3 py-2 pr-1.5 pl-4 shadow-float ${look[variant]} ${motion}`}
    >
      <div className="min-w-0 flex-1 py-0.5 text-sm">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="mt-0.5">{description}</Radix.Description>}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onSelect}
            className="mt-2 rounded-sm font-semibold underline underline-offset-4"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-current/10"
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Shows the toasts with the limits of specification section 9. Mounted once, by the shell. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Radix.Provider
      duration={limits.toast.displayMs}
      swipeDirection="right"
      swipeThreshold={limits.toast.swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} {...toast} />
      ))}
      <Radix.Viewport
        hotkey={[limits.toast.hotkey]}
        data-toasts
        // At the upper edge, over the navigation, because the next control to press is usually lower (a form's button,
        // a chat's field, a sheet). The area around the toasts does not take clicks, and hovering there does not keep
        // them open.
        className="pointer-events-none fixed top-0 right-0 z-60 flex w-full max-w-md flex-col gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] outline-none md:p-3"
      />
    </Radix.Provider>
  );
}
