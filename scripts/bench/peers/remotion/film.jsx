import {
  AbsoluteFill,
  Composition,
  interpolate,
  OffthreadVideo,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion';

/** The clip or black, and paragraphs that fade in over it one after the other. */
function Film({ paragraphs, clip }) {
  const frame = useCurrentFrame();
  const fade = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' };
  return (
    <AbsoluteFill style={{ background: 'black' }}>
      {clip && <OffthreadVideo src={staticFile('clip.mp4')} />}
      <AbsoluteFill style={{ justifyContent: 'center', padding: 80, color: 'white', font: '600 32px sans-serif' }}>
        {paragraphs.map((text, n) => (
          <p key={text} style={{ opacity: interpolate(frame, [8 * n, 8 * n + 24], [0, 1], fade) }}>
            {text}
          </p>
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Composition
    id="film"
    component={Film}
    width={1080}
    height={1920}
    fps={30}
    // render.mjs says how long it is.
    durationInFrames={1}
    defaultProps={{ paragraphs: [], clip: null }}
  />
));
