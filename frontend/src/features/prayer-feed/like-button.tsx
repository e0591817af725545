import { Heart } from 'lucide-react';
import type { Prayer } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { CouldNotSend } from './could-not-send.tsx';
import { useLikePrayerMutation } from './prayer-feed-api.ts';
import { marks } from './use-turning.ts';

type LikeButtonProps = {
  prayer: Prayer;
  /** With "Like" or "Liked" beside the count. */
  named?: boolean;
};

/** Like with its count. It changes at once and is corrected by the answer; a second press meanwhile does nothing. */
export function LikeButton({ prayer, named }: LikeButtonProps) {
  const { id, likeCount, userLiked } = prayer;
  const [like, { isLoading, isError, error }] = useLikePrayerMutation();
  return (
    <>
      <Button
        {...{ [marks.like]: '' }}
        variant="quiet"
        aria-pressed={userLiked}
        {...(!named && { 'aria-label': `Like, ${likeCount} so far` })}
        onClick={() => {
          if (!isLoading) void like({ id, liked: !userLiked });
        }}
      >
        <Heart
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-5 transition-[fill] duration-200 ${userLiked ? 'fill-current' : 'fill-transparent'}`}
        />
        <span className="tabular-nums">
          {named && (userLiked ? 'Liked ' : 'Like ')}
          {likeCount}
        </span>
      </Button>
      {/* Below the row: inside it, it would move the other buttons. */}
      {isError && (
        <div className={`order-last basis-full py-1 ${named ? 'text-center' : ''}`}>
          <CouldNotSend error={error} />
        </div>
      )}
    </>
  );
}
