import { Heart } from 'lucide-react';
import type { Prayer } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { CouldNotSend } from './could-not-send.tsx';
import { useLikePrayerMutation } from './prayer-feed-api.ts';

/** Like with its count. The answer of the server is what shows; a second press while one is under way does nothing. */
export function LikeButton({ prayer }: { prayer: Prayer }) {
  const { id, likeCount, userLiked } = prayer;
  const [like, { isLoading, isError }] = useLikePrayerMutation();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={userLiked}
        aria-label={`Like, ${likeCount} so far`}
        onClick={() => {
          if (!isLoading) void like({ id, liked: !userLiked });
        }}
      >
        <Heart
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-5 transition-[fill] duration-200 ${userLiked ? 'fill-current' : 'fill-transparent'}`}
        />
        <span className="tabular-nums">{likeCount}</span>
      </Button>
      {isError && <CouldNotSend />}
    </>
  );
}
