#!/usr/bin/env bash
# Walks through the main stories of a local site with curl, and stops at the first step whose answer is not what it should be.
#
#   npm start                                  # in another terminal; with the demo content
#   infra/docs/walkthrough.sh                  # or: infra/docs/walkthrough.sh http://localhost:8097
#
# Needs bash, curl and node. ADMIN_PHONE is the number of an admin, by default the one of the demo content. OUTBOX_TOKEN is
# the token of /dev/messages, if the site has one: docker compose exec gateway grep OUTBOX_TOKEN /secrets/env
# PATIENCE is how many seconds it waits for what happens by an event, and after an answer 429; 120 unless told. What it
# makes it takes away again at the end; the site erases the data of its member seven days later. An admin can be sent ten
# login texts an hour: no more walks than that.
set -euo pipefail

origin=${1:-http://localhost:${PORT:-8080}}
admin_phone=${ADMIN_PHONE:-+12025550101}
patience=${PATIENCE:-120}
messages="$origin/dev/messages${OUTBOX_TOKEN:+?token=$OUTBOX_TOKEN}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# --- How a call is made -------------------------------------------------------------------------------------------------

story() { printf '\n== %s\n' "$1"; }
say() { printf '   %s\n' "$1"; }
fail() {
  printf 'FAILED: %s\n' "$1" >&2
  exit 1
}

# call WHO METHOD PATH STATUS [JSON]: makes a call with the cookies of WHO; the body of the answer is in $answer.
# STATUS may be several, as in "201|202". Too many calls are answered by 429 before anything is done: then it is asked again.
call() {
  local who=$1 method=$2 path=$3 expected=$4
  local options=(--silent --show-error --max-time "$patience" --request "$method"
    --cookie "$folder/$who" --cookie-jar "$folder/$who" --output "$folder/answer" --write-out '%{http_code}')
  if (($# > 4)); then options+=(--header 'content-type: application/json' --data-binary "$5"); fi
  local end=$((SECONDS + patience))
  while true; do
    status=$(curl "${options[@]}" "$origin$path") || fail "$origin does not answer; is the site running?"
    if [[ $status != 429 || "|$expected|" == *"|$status|"* ]] || ((SECONDS >= end)); then break; fi
    sleep 2
  done
  answer=$(cat "$folder/answer" 2>/dev/null || true)
  : >"$folder/answer"
  printf '   %-7s %-6s %s -> %s\n' "$who" "$method" "$path" "$status"
  [[ "|$expected|" == *"|$status|"* ]] || fail "$method $path should answer $expected, not $status: ${answer:0:400}"
}

# value KEY...: one value of the JSON in $answer, "value 0 id" for answer[0].id; empty when it is not there.
value() {
  node -e 'let value = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    for (const key of process.argv.slice(1)) value = value?.[key];
    process.stdout.write(value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value));' \
    -- "$@" <<<"$answer"
}

# object KEY VALUE...: a JSON object of texts.
object() {
  node -e 'const words = process.argv.slice(1);
    const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]]] : []));
    process.stdout.write(JSON.stringify(Object.fromEntries(pairs)));' -- "$@"
}

new_id() { node -p 'crypto.randomUUID()'; }

# eventually WHAT COMMAND...: waits for something that happens by an event.
eventually() {
  local what=$1 end=$((SECONDS + patience))
  shift
  while ((SECONDS < end)); do
    if "$@"; then return 0; fi
    sleep 0.5
  done
  fail "$what did not happen within $patience seconds"
}

quietly() {
  local status_only=$1 who=$2 path=$3
  local got
  got=$(curl --silent --max-time "$patience" --cookie "$folder/$who" --output "$folder/answer" --write-out '%{http_code}' "$origin$path")
  answer=$(cat "$folder/answer")
  [[ "$got" == "$status_only" ]]
}

# --- Texts, as /dev/messages shows them ---------------------------------------------------------------------------------

# newest_text PHONE PATTERN: the newest text that matches is in $text, and the time of it in $text_time; empty without one.
newest_text() {
  answer=$(curl --silent --show-error --fail --header 'accept: application/json' "$messages") ||
    fail "$origin/dev/messages does not answer: it needs DELIVERY=outbox, and OUTBOX_TOKEN unless the start is local"
  text=$(node -e 'const [phone, pattern] = process.argv.slice(1);
    const isIt = ({ channel, to, text }) => channel === "sms" && to === phone && new RegExp(pattern, "i").test(text);
    const found = JSON.parse(require("node:fs").readFileSync(0, "utf8")).find(isIt);
    process.stdout.write(`${found?.createdAt ?? ""} ${found?.text ?? ""}`);' -- "$1" "$2" <<<"$answer")
  text_time=${text%% *}
  text=${text#* }
}
has_newer_text() {
  newest_text "$1" "$2"
  [[ $text_time > $3 ]]
}

# log_in WHO PHONE: asks for a text, reads the six digits in it, logs in with them.
log_in() {
  local who=$1 phone=$2 login_text='open .* or enter [0-9]{6}' before code
  newest_text "$phone" "$login_text"
  before=$text_time
  call "$who" POST /api/auth/send-magic-link 200 "$(object phoneNumber "$phone")"
  eventually "a text to $phone" has_newer_text "$phone" "$login_text" "$before"
  code=$(sed -E 's#https?://[^ ]+##g' <<<"$text" | grep -oE '\b[0-9]{6}\b' | head -n 1) || fail "no code in: $text"
  say "the text says $code"
  call "$who" POST /api/auth/redeem-code 200 "$(object phoneNumber "$phone" code "$code")"
  say "logged in: $(value fullName), $(value role)"
}

# --- The stories --------------------------------------------------------------------------------------------------------

word="walk$(new_id | tr -dc 'a-f' | cut -c 1-8)$RANDOM"
# A fictional number. The member of an earlier walk keeps its number until it is erased.
areas=(202 212 303 312 404 415 512 617 702 907)
phone="+1${areas[RANDOM % 10]}555$(printf '01%02d' $((10 + RANDOM % 90)))"
email="$word@walk.example"

story 'A visitor reads'
call visitor GET /api/auth/user 401
call visitor GET '/api/prayers?limit=3' 200
call visitor GET /api/member-apps 200
say "first of the apps: $(value 0 name)"
call visitor GET /api/wisdom-quotes/random 200
say "$(value scripture) ($(value scriptureReference))"
call visitor GET '/api/widget/wisdom?format=html&theme=dark' 200
call visitor GET '/api/widget/wisdom?theme=sepia' 400

story 'A visitor shares a prayer'
request_id=$(new_id)
call visitor POST /api/prayer-chat 200 \
  "$(object message "Please pray for my bakery, called $word: sales are slow and I am worried." requestId "$request_id")"
say "$(value message | head -n 1 | cut -c 1-100)…"
[[ $(value posted) == pending ]] || fail "the prayer should be on its way, not $(value posted)"
prayer=$(value prayerId)
eventually 'the prayer in the feed' quietly 200 visitor "/api/prayers/$prayer"
say "in the feed: $(value userName), $(value userRequest)"
call visitor GET "/prayer-share/$prayer" 200

story 'Somebody else likes it and comments'
call friend POST "/api/prayers/$prayer/like" 200 '{"liked":true}'
say "likes: $(value likeCount)"
# On a busy site the check of the words may be late; then the comment waits for an admin (202).
call friend POST "/api/prayers/$prayer/comments" '201|202' '{"comment":"Praying for you and for good customers."}'
call friend DELETE "/api/prayers/$prayer" 403

story 'A person asks to join'
call joiner POST /api/contact 201 "$(object fullName "Walker $word" email "$email" phone "$phone" message "Company: $word Bakery

About: I bake bread and would like to do it as a service to my street.

Interest: I am interested in joining Kingdom Builders Fellowship.")"
call joiner GET /api/contact-submissions 401

story 'An admin logs in by text and approves'
log_in admin "$admin_phone"
[[ $(value role) == admin ]] || fail "$admin_phone is no admin; set ADMIN_PHONE"
call admin GET "/api/contact-submissions?search=$email" 200
submission=$(value 0 id)
[[ -n $submission ]] || fail 'the submission is not in the list'
say "$(value 0 fullName): $(value 0 type), $(value 0 status)"
newest_text "$phone" welcome
before=$text_time
call admin POST "/api/contact-submissions/$submission/approve" 200
eventually "a welcome text to $phone" has_newer_text "$phone" welcome "$before"
say "welcome: $text"

story 'The new member logs in, writes a profile and shows it'
log_in member "$phone"
person=$(value id)
call member GET /api/contact-submissions 403
call member GET /api/user-profile/me 200
call member PUT /api/user-profile/me 200 "$(node -p 'JSON.stringify({
  identity: `A baker who prays before the first loaf (${process.argv[1]}).`,
  humanBeliefs: ["Bread is better shared"], isPublic: true })' -- "$word")"
found() { quietly 200 visitor "/api/user-profiles?search=$word" && [[ $(value 0 userId) == "$person" ]]; }
eventually 'the profile in the directory' found
say "found by search: $(value 0 firstName) $(value 0 lastName)"
call visitor GET "/api/user-profiles/$person" 200

story 'The member takes all data along'
call member POST /api/auth/export 201
export_id=$(value id)
is_ready() { quietly 200 member "/api/auth/export/$export_id" && [[ $(value state) == ready ]]; }
eventually 'the export' is_ready
say "gathered from: $(node -p 'Object.keys(JSON.parse(process.argv[1])).join(", ")' -- "$(value archive)")"

story 'The member leaves'
call member DELETE /api/auth/account 204
call member GET /api/auth/user 401
is_gone() { quietly 404 visitor "/api/user-profiles/$person"; }
eventually 'the end of the profile' is_gone
call visitor GET "/api/user-profiles?search=$word" 200
[[ $answer == '[]' ]] || fail "the directory still shows: $answer"

story 'Everybody goes home'
call visitor DELETE "/api/prayers/$prayer" 204
call visitor GET "/api/prayers/$prayer" 404
call admin POST /api/auth/logout 204
call admin GET /api/auth/user 401

printf '\nAll stories went as they should.\n'
