/** A step of the page, which the server's tests run in this order, word for word. */
export type Example = { readonly title: string; readonly text: string; readonly code: string };

/** @param origin where this site is @param token what stands for the person's token */
export const setUp = (origin: string, token: string): Example => ({
  title: 'Set up',
  text: 'Make a token in Account Settings, under Access tokens. Every request has it in its Authorization header. The examples need curl 7.82 or later, and jq. When the site asks for patience, curl waits and tries again.',
  code: `SPINREEL='${origin}'
SPINREEL_TOKEN='${token}'

spinreel() {
  curl --silent --show-error --fail-with-body --retry 10 \\
    --header "Authorization: Bearer $SPINREEL_TOKEN" "$@"
}

spinreel "$SPINREEL/api/user" --output me.json
jq --raw-output .email me.json`,
});

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Write a text',
    text: 'Give whatever you know of the class. Everything may be left out.',
    code: `spinreel "$SPINREEL/api/generate-promotion" --output text.json --json '{
  "classType": "Spin Basics",
  "instructorName": "Maya",
  "studio": "Sky Studio",
  "schedule": "Every Monday",
  "time": "7:00 PM",
  "details": "two spots left"
}'
jq --raw-output .promotionalText text.json`,
  },
  {
    title: 'Choose a background',
    text: 'These are all that you may use: ours in “universal”, your own in “clips”. Without one, the text stands on black.',
    code: `spinreel "$SPINREEL/api/background-videos" --output backgrounds.json
BACKGROUND=$(jq --raw-output '.universal[0].publicId' backgrounds.json)`,
  },
  {
    title: 'Make the video',
    text: 'The settings are those of the editor, and what you leave out is as it is there at first. Then the text and the background are put together: this call answers when the video is ready.',
    code: `jq '{text: .promotionalText, videoDuration: 8}' text.json > settings.json
spinreel "$SPINREEL/api/generate-video" --output frame.json \\
  --form "backgroundPublicId=$BACKGROUND" --form 'videoSettings=<settings.json'

jq --arg background "$BACKGROUND" \\
  '{backgroundPublicId: $background, textOverlayPublicId, videoDuration: 8}' frame.json > compose.json
spinreel "$SPINREEL/api/compose-video" --output video.json --json @compose.json`,
  },
  {
    title: 'See how far it is',
    text: 'Ask every few seconds if you would rather not wait: “status” is queued, running, done or failed, and “progress” goes up to 100.',
    code: `RENDER=$(jq --raw-output .renderId video.json)
spinreel "$SPINREEL/api/renders/$RENDER" --output state.json
jq '{status, progress}' state.json`,
  },
  {
    title: 'Download it',
    text: 'A download counts as in the studio: once for each video, however often you repeat it. The address then works for everybody who has it, without a token.',
    code: `spinreel "$SPINREEL/api/downloads" --output download.json --json "{\\"renderId\\": \\"$RENDER\\"}"
curl --silent --show-error --fail --location --output promo.mp4 \\
  "$SPINREEL$(jq --raw-output .url download.json)"`,
  },
  {
    title: 'Import a timetable',
    text: 'Lines, CSV or an iCalendar file, as on the page of the week. Importing again changes what has changed, and “unread” in a preview names what could not be read.',
    code: `jq --null-input '{zone: "Europe/Berlin", text: "Mon 18:00 Spin Basics with Maya\\nThu 19:15 Pole Level 2"}' > timetable.json
spinreel "$SPINREEL/api/timetable/import-previews" --output preview.json --json @timetable.json
jq '.unread' preview.json
spinreel "$SPINREEL/api/timetable/imports" --output import.json --json @timetable.json`,
  },
  {
    title: 'Make the week',
    text: 'Choose classes on their days, and ask until none is being made. The free trial includes one class a week.',
    code: `spinreel "$SPINREEL/api/timetable" --output week.json
jq '. as $all | [.days[].occurrences[] | select(.date >= $all.today and .made.state == "nothing")]
  | {classes: [.[:1][] | {entryId, date: .of}]}' week.json > classes.json
spinreel "$SPINREEL/api/week" --output making.json --json @classes.json

GOING='[.days[].occurrences[].made.state | select(. == "waiting" or . == "making")] | length'
spinreel "$SPINREEL/api/timetable" --output week.json
while [ "$(jq "$GOING" week.json)" -gt 0 ]; do
  sleep 2
  spinreel "$SPINREEL/api/timetable" --output week.json
done`,
  },
  {
    title: 'Fetch the videos of the week',
    text: 'Count each download, as above; then all that are counted are in one archive, for seven days from the one that you give.',
    code: `for RENDER in $(jq --raw-output '.days[].occurrences[].made | select(.state == "ready") | .renderId' week.json); do
  spinreel "$SPINREEL/api/downloads" --output download.json --json "{\\"renderId\\": \\"$RENDER\\"}"
done
spinreel "$SPINREEL/api/week/videos.zip?from=$(jq --raw-output .today week.json)" --output week.zip`,
  },
];

/** What an error looks like: the request, and the body of its answer. */
export const ERROR = {
  code: `curl --silent --header 'Authorization: Bearer srl_mistyped' "$SPINREEL/api/user"`,
  answer: `{"code":"invalid_token","message":"This access token is not valid. It may have ended or been revoked."}`,
} as const;
