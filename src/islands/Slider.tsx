import { type ReactNode, useRef, useState } from 'react';
import { directionOf, type Language } from '../../contract/text/languages.ts';
import { Icon } from '../ui/Icon.tsx';
import { focusOnMount } from '../ui/focus-on-mount.ts';
import { useSlides } from './use-slides.ts';

export interface Slide {
  top: string | null;
  title: string | null;
  text: string | null;
  image: string;
  /** Address of the film at YouTube; null for a slide without a film. */
  videoId: string | null;
}

export interface SliderProps {
  language: Language;
  slides: readonly Slide[];
  texts: Record<'label' | 'pause' | 'play' | 'previous' | 'next' | 'sign' | 'playVideo', string>;
  signUpHref: string;
  /** The first slide's picture, rendered by the page, so that the island's properties do not repeat it. */
  first?: ReactNode;
}

/** Banners side by side. On the server and without script only the first is visible. */
export function Slider({ language, slides, texts, signUpHref, first }: SliderProps) {
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const isRightward = directionOf(language) === 'ltr';
  const { index, isPaused, isHydrated, setPaused, go, drag } = useSlides(slides.length, isRightward ? 1 : -1, frame, track);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of what has the focus within it
    <section
      ref={frame}
      className="hero"
      aria-label={texts.label}
      onKeyDown={({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        // The focused element may be about to move out of view.
        if (track.current?.contains(document.activeElement)) stop.current?.focus();
        go((key === 'ArrowRight') === isRightward ? 1 : -1);
      }}
    >
      <div className="hero__track" ref={track} {...drag} onDragStart={(event) => event.preventDefault()}>
        {slides.map((slide, position) => (
          <div key={slide.image} className="hero__slide" inert={position !== index}>
            <Words slide={slide} isFirst={position === 0} sign={texts.sign} href={signUpHref} />
            {slide.videoId === null ? (
              position === 0 && first ? (
                first
              ) : (
                <img className="hero__art" src={slide.image} alt="" width="1200" height="440" loading="lazy" draggable={false} />
              )
            ) : (
              <>
                <img
                  className="hero__art hero__behind"
                  src={slide.image}
                  alt=""
                  width="1200"
                  height="440"
                  loading="lazy"
                  draggable={false}
                />
                <Film
                  // A film outside of the frame is unmounted and stops playing.
                  key={String(position === index)}
                  id={slide.videoId}
                  poster={slide.image}
                  language={language}
                  label={texts.playVideo}
                  onPlay={() => setPaused(true)}
                />
              </>
            )}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="hero__controls">
          {isHydrated && (
            <button
              ref={stop}
              className="button button--icon"
              type="button"
              aria-label={isPaused ? texts.play : texts.pause}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
            </button>
          )}
          <button className="button button--icon" type="button" aria-label={texts.previous} onClick={() => go(-1)}>
            <Icon name="chevron-start" />
          </button>
          <button className="button button--icon" type="button" aria-label={texts.next} onClick={() => go(1)}>
            <Icon name="chevron-end" />
          </button>
        </div>
      )}
    </section>
  );
}

/** The first slide's title is the page's heading. */
function Words({ slide: { top, title, text }, isFirst, sign, href }: { slide: Slide; isFirst: boolean; sign: string; href: string }) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className="hero__words">
      {top && <p className="hero__top">{top}</p>}
      {title && <Title className="display">{title}</Title>}
      {text && <p className="hero__text">{text}</p>}
      <a className="button button--night only-visitor" href={href}>
        {sign}
      </a>
    </div>
  );
}

interface FilmProps {
  id: string;
  poster: string;
  language: Language;
  label: string;
  onPlay: () => void;
}

/** A film is loaded after a press on play, and only from YouTube's cookie-free host. */
function Film({ id, poster, language, label, onPlay }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className="hero__film">
      {isPlaying ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its origin, and has another one than ours
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=${language}`}
          title={label}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          ref={focusOnMount}
        />
      ) : (
        <>
          <img src={poster} alt="" width="578" height="324" loading="lazy" />
          <button
            className="button"
            type="button"
            aria-label={label}
            onClick={() => {
              setPlaying(true);
              onPlay();
            }}
          >
            <Icon name="play" />
          </button>
        </>
      )}
    </div>
  );
}
